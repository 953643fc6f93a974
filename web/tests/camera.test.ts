import { describe, expect, it } from "vitest";
import { Camera } from "../src/table/camera.svelte";
import { GAP } from "../src/table/drawing";
import { cellAt, drawnSide, inPixels, middleOf, nearest, neighbourOf } from "../src/table/places";

const TUNNEL = ["0,0", "8,-2", "8,0", "8,2"];

function cameraOf(width: number, height: number, upwards = false): Camera {
  const camera = new Camera(() => upwards);
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

  it("uses the whole board, whose buttons are next to it", () => {
    const narrow = cameraOf(500, 520);
    narrow.fit(["0,0", "0,1", "0,2"]);
    expect(3.6 * 123 * narrow.scale).toBeCloseTo(520);
    const wide = cameraOf(700, 400);
    wide.fit(["0,0", "1,0", "2,0", "3,0", "4,0", "5,0", "6,0"]);
    expect(7.6 * 83 * wide.scale).toBeCloseTo(700);
  });

  it("moves just far enough to show a whole cell", () => {
    const camera = cameraOf(360, 480);
    camera.frame(TUNNEL, ["1,0"]);
    const { y } = camera;
    camera.reveal("8,0");
    expect(camera.sees("8,0")).toBe(true);
    expect(camera.onScreen("8,0").right).toBeCloseTo(360);
    expect(camera.y).toBe(y);
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

describe("a tunnel upwards", () => {
  it("is the board after a quarter turn to the left: goals above, the first one on the left", () => {
    const [start, first, third] = ["0,0", "8,-2", "8,2"].map((place) => middleOf(place, true));
    expect(first!.y).toBeLessThan(start!.y);
    expect(first!.x).toBeLessThan(start!.x);
    expect(third!.x).toBeGreaterThan(start!.x);
  });

  it("keeps neighbours joined: the east side of a card is the west side of the next", () => {
    for (const [side, other] of [["E", "W"], ["N", "S"], ["W", "E"], ["S", "N"]] as const) {
      const [here, there] = [middleOf(`3,1${side}`, true), middleOf(neighbourOf("3,1", side) + other, true)];
      expect(Math.hypot(here.x - there.x, here.y - there.y)).toBeCloseTo(GAP);
    }
  });

  it("finds the cell under a point, and says sides as they are drawn", () => {
    for (const cell of ["0,0", "8,-2", "-1,3"]) expect(cellAt(middleOf(cell, true), true)).toBe(cell);
    expect(["N", "E", "S", "W"].map((side) => drawnSide(side, true)).join("")).toBe("WNES");
  });

  it("fits more of it onto a portrait screen, and begins below", () => {
    const [across, upwards] = [cameraOf(390, 460), cameraOf(390, 460, true)];
    for (const camera of [across, upwards]) camera.fit(TUNNEL);
    expect(upwards.scale).toBeGreaterThan(1.15 * across.scale);
    const low = cameraOf(360, 270, true);
    low.frame(TUNNEL, TUNNEL);
    expect([low.sees("0,0"), low.sees("8,0")]).toEqual([true, false]);
  });

  it("is walked with arrows as it is drawn", () => {
    expect(nearest(["1,0", "2,0", "1,1"], "1,0", { x: 0, y: -1 }, true)).toBe("2,0");
    expect(nearest(["1,0", "2,0", "1,1"], "1,0", { x: 1, y: 0 }, true)).toBe("1,1");
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
