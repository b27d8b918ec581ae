import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "./picture.tsx";

const image = { url: "/a.svg", alternativeText: "Un chien assis", width: 1200, height: 900 };

test("a picture has its size, its alternative text and its versions, and waits until it comes near", () => {
  const html = renderToStaticMarkup(<Picture image={image} widths={[480, 800]} sizes="50vw" />);
  expect(html).toContain('width="1200" height="900"');
  expect(html).toContain('alt="Un chien assis"');
  expect(html).toContain('src="/a.svg?tr=w-480,f-auto"');
  expect(html).toContain('srcSet="/a.svg?tr=w-480,f-auto 480w,/a.svg?tr=w-800,f-auto 800w" sizes="50vw"');
  expect(html).toContain('loading="lazy"');
});

test("the first picture of a page is fetched at once", () => {
  const html = renderToStaticMarkup(<Picture image={image} widths={[480]} sizes="50vw" priority />);
  expect(html).toMatch(
    /<link rel="preload" as="image" imageSrcSet="[^"]+ 480w"[^>]* fetchPriority="high"\/>/,
  );
  expect(html).not.toContain("loading=");
});

test("without sizes, the first width serves and the others are for denser screens", () => {
  const html = renderToStaticMarkup(<Picture image={image} alt="" widths={[320, 640]} />);
  expect(html).toContain('src="/a.svg?tr=w-320,f-auto" srcSet="/a.svg?tr=w-640,f-auto 2x" alt=""');
});

test("a blurred version lies below the picture, and is announced to nobody", () => {
  const html = renderToStaticMarkup(<Picture image={image} widths={[800]} sizes="50vw" blurred />);
  expect(html).toContain('<img src="/a.svg?tr=w-200,q-20,bl-4,f-auto" alt=""');
  expect(html).not.toContain("preload");
});

test("a picture that is fetched at once has no blurred version, which would be the largest paint", () => {
  const html = renderToStaticMarkup(<Picture image={image} widths={[800]} sizes="50vw" priority blurred />);
  expect(html).not.toContain("bl-4");
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html.match(/rel="preload"/g)).toHaveLength(1);
});
