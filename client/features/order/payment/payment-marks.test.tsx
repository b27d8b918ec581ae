import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PaymentMarks } from "./payment-marks.tsx";

test.each(["constructor", "__proto__", "cash", ""])(
  "a method that is not known has no marks: %j",
  (method) => {
    expect(renderToStaticMarkup(<PaymentMarks method={method} />)).toBe("");
  },
);

test("a card has its marks", () => {
  expect(renderToStaticMarkup(<PaymentMarks method="card" />).match(/<svg/g)).toHaveLength(2);
});
