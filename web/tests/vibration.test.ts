import { expect, it, vi } from "vitest";
import { play } from "../src/look/sounds";

vi.mock("../src/look/settings.svelte", () => ({ settings: { vibration: true, sounds: false } }));

it("begins once the page was touched: before that, browsers refuse it and complain", () => {
  const vibrate = vi.fn();
  const userActivation = { hasBeenActive: false };
  vi.stubGlobal("navigator", { vibrate, userActivation });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  play("your_turn");
  expect(vibrate).not.toHaveBeenCalled();
  userActivation.hasBeenActive = true;
  play("card");
  expect(vibrate).not.toHaveBeenCalled();
  play("your_turn");
  expect(vibrate).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
