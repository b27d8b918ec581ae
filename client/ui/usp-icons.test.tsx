import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UspIcon } from "./usp-icons.tsx";

test.each(["constructor", "toString", "__proto__", "nowhere", ""])(
  "an icon that is not known has the heart: %j",
  (name) => {
    expect(renderToStaticMarkup(<UspIcon name={name} />)).toBe(
      renderToStaticMarkup(<UspIcon name="heart" />),
    );
  },
);

test("a known one is itself", () => {
  expect(renderToStaticMarkup(<UspIcon name="leaf" />)).not.toBe(
    renderToStaticMarkup(<UspIcon name="heart" />),
  );
});
