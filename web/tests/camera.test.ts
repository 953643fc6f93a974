import { describe, expect, it } from "vitest";
import { Camera, inPixels } from "../src/table/camera.svelte";
import { nearest } from "../src/table/places";

const TUNNEL = ["0,0", "8,-2", "8,0", "8,2"];

function cameraOf(width: number, height: number): Camera {
  const camera = new Camera();
  [camera.width, camera.height] = [width, height];
  return camera;
}

describe("the camera", () => {
  it("fits everything into sight", () => {
    const camera = cameraOf(300, 300);
    camera.fit(TUNNEL);
    expect(TUNNEL.every((cell) => camera.sees(cell))).toBe(true);
  });

  it("keeps cards as wide as a finger on a narrow screen, and what matters in sight", () => {
    const camera = cameraOf(360, 480);
    camera.frame(TUNNEL, ["1,0"]);
    expect(80 * camera.scale).toBeGreaterThanOrEqual(44);
    expect(camera.sees("1,0")).toBe(true);
    expect(camera.sees("8,0")).toBe(false);
  });

  it("shows the beginning of what matters where not all of it can be seen", () => {
    const camera = cameraOf(360, 480);
    camera.frame(TUNNEL, ["1,0", "8,-2"]);
    expect(camera.sees("1,0")).toBe(true);
  });

  it("leaves room for the buttons: below where it is narrow, else on the right", () => {
    const narrow = cameraOf(500, 520);
    narrow.fit(["0,0", "0,1", "0,2"]);
    expect(narrow.y + 3.3 * 123 * narrow.scale).toBeLessThan(461);
    const wide = cameraOf(700, 400);
    wide.fit(["0,0", "1,0", "2,0", "3,0", "4,0", "5,0", "6,0"]);
    expect(wide.x + 7.3 * 83 * wide.scale).toBeLessThan(641);
  });

  it("zooms with the point under the pointer staying where it is", () => {
    const camera = cameraOf(800, 600);
    camera.fit(TUNNEL);
    const under = (x: number): number => (x - camera.x) / camera.scale;
    const before = under(200);
    camera.zoom(1.5, 200, 100);
    expect(under(200)).toBeCloseTo(before);
    expect(camera.moved).toBe(true);
  });
});

describe("the sheet", () => {
  it("begins and ends with whole pixels, and nothing is cut off", () => {
    const drawn = inPixels({ left: -83, top: -123, width: 249, height: 369 }, 0.55);
    expect(drawn).toEqual({ left: -46, top: -68, width: 138, height: 204 });
  });
});

describe("arrows", () => {
  it("go to the nearest place in their direction, cells and sides alike", () => {
    const places = ["1,0", "4,0", "1,1", "0,0E"];
    expect(nearest(places, "1,0", { x: 1, y: 0 })).toBe("4,0");
    expect(nearest(places, "1,0", { x: 0, y: 1 })).toBe("1,1");
    expect(nearest(places, "1,0", { x: -1, y: 0 })).toBe("0,0E");
    expect(nearest(places, "1,0", { x: 0, y: -1 })).toBeUndefined();
  });
});
