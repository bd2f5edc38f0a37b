import { expect, test } from "vitest";
import { faceOf } from "./faces";

test("a name has one face, whoever asks", () => {
  expect(faceOf("Mira")).toEqual(faceOf("Mira"));
  expect(faceOf(" ada").letter).toBe("A");
  expect(faceOf("👩‍🚀 Zoe").letter).toBe("👩");
  expect(faceOf("").letter).toBe("?");
});

test("bots that sit at one table look different", () => {
  const faces = ["Mira", "Otto", "Lena", "Hugo", "Nora"].map((name) => {
    const { color, top, eyes, mouth, round } = faceOf(name);
    return [color, top, eyes, mouth, round].join();
  });
  expect(new Set(faces).size).toBe(faces.length);
});
