import { expect, test } from "vitest";
import { pictureAddress, placeholderAddress, sharedPictureAddress } from "./pictures.ts";

test("the address of a picture says its width, and leaves the format to the picture host", () => {
  expect(pictureAddress("/pictures/a.svg", { width: 480 })).toBe("/pictures/a.svg?tr=w-480,f-auto");
});

test("quality and blur are said where they are wanted", () => {
  expect(pictureAddress("/a.png", { width: 80, quality: 20, blur: 4 })).toBe(
    "/a.png?tr=w-80,q-20,bl-4,f-auto",
  );
});

test("an address that has a query keeps it", () => {
  expect(pictureAddress("https://pictures.example/a.png?v=2", { width: 800 })).toBe(
    "https://pictures.example/a.png?v=2&tr=w-800,f-auto",
  );
});

test.each([
  [320, 80],
  [800, 200],
  [1200, 300],
  [1600, 400],
] as const)(
  "the placeholder of a picture %i wide is %i wide, of low quality and blurred",
  (width, quarter) => {
    expect(placeholderAddress("/a.svg", width)).toBe(`/a.svg?tr=w-${quarter},q-20,bl-4,f-auto`);
  },
);

test("a shared picture is a JPEG of 1200 × 630: a wide one is cut, a pack stands whole on the shop's colour", () => {
  expect(sharedPictureAddress({ url: "/a.svg", width: 1200, height: 900 })).toBe(
    "/a.svg?tr=w-1200,h-630,f-jpg",
  );
  expect(sharedPictureAddress({ url: "/b.svg", width: 800, height: 800 })).toBe(
    "/b.svg?tr=w-1200,h-630,cm-pad_resize,bg-FBF6EE,f-jpg",
  );
});
