import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import { videoFrame, videoOf, videoPage } from "./videos.ts";

const id = "M7lc1UVf-VE";

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `http://youtube.com/watch?v=${id}`,
  `https://m.youtube.com/watch?app=desktop&v=${id}&list=PL1`,
  `https://music.youtube.com/watch?v=${id}`,
  `https://youtu.be/${id}`,
  `https://youtu.be/${id}?si=abcdef`,
  `https://www.youtube.com/embed/${id}`,
  `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/live/${id}?feature=share`,
  `https://www.youtube.com/v/${id}`,
  `youtube.com/watch?v=${id}`,
  ` https://youtu.be/${id} `,
])("the video of %j is found", (url) => {
  expect(videoOf(url)).toEqual({ site: "youtube", id });
});

test.each([
  ["https://vimeo.com/76979871", {}],
  ["https://www.vimeo.com/76979871", {}],
  ["https://player.vimeo.com/video/76979871", {}],
  ["https://vimeo.com/channels/staffpicks/76979871", {}],
  ["https://vimeo.com/groups/animaux/videos/76979871", {}],
  ["https://vimeo.com/showcase/3253534/video/76979871", {}],
  ["https://vimeo.com/76979871/8272103f6e", { key: "8272103f6e" }],
  ["https://player.vimeo.com/video/76979871?h=8272103f6e", { key: "8272103f6e" }],
  ["https://vimeo.com/76979871#t=1m30s", { start: 90 }],
])("the video of %j is found", (url, more) => {
  expect(videoOf(url)).toEqual({ site: "vimeo", id: "76979871", ...more });
});

test.each([
  ["t=90", 90],
  ["t=90s", 90],
  ["t=1m30s", 90],
  ["t=1h0m5s", 3605],
  ["start=12", 12],
])("a link may name the moment where it begins: %s", (query, start) => {
  expect(videoOf(`https://youtu.be/${id}?${query}`)).toEqual({ site: "youtube", id, start });
});

test.each([
  "",
  "M7lc1UVf-VE",
  "https://www.youtube.com/",
  "https://www.youtube.com/watch",
  "https://www.youtube.com/watch?v=court",
  `https://www.youtube.com/@museau/${id}`,
  `https://youtube.com.evil.example/watch?v=${id}`,
  `https://evil.example/youtu.be/${id}`,
  `https://youtu.be/${id}"onload=alert(1)`,
  "https://vimeo.com/user123/videos",
  "https://vimeo.com/about/76979871",
  "javascript:alert(1)//youtu.be",
  "https://[",
])("%j names no video", (url) => {
  expect(videoOf(url)).toBeUndefined();
});

test("the frame is the site's own, without its cookies where it offers that", () => {
  expect(videoFrame({ site: "youtube", id, start: 90 })).toBe(
    `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&start=90`,
  );
  expect(videoFrame({ site: "vimeo", id: "76979871", key: "8272103f6e" })).toBe(
    "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e",
  );
});

test("whatever is written, a frame is on one of two hosts, and the page of a video names that video", () => {
  const beginnings = [
    "",
    "https://youtu.be/",
    "https://www.youtube.com/watch?v=",
    "https://vimeo.com/",
    "//",
  ];
  const anything = fc.tuple(fc.constantFrom(...beginnings), fc.string()).map((parts) => parts.join(""));
  assertProperty(
    fc.property(anything, (url) => {
      const video = videoOf(url);
      if (!video) return;
      expect(["www.youtube-nocookie.com", "player.vimeo.com"]).toContain(new URL(videoFrame(video)).host);
      expect(videoOf(videoPage(video))).toEqual(video);
    }),
  );
});
