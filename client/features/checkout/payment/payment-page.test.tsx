import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CustomerService } from "./payment-page.tsx";

test("phone and address continue the sentence on customer service", () => {
  const help = (service: { phone: string; email: string }) =>
    renderToStaticMarkup(<CustomerService service={{ ...service, hours: "Le lundi" }} />)
      .replaceAll(/<[^>]+>/g, "")
      .replaceAll("\u00a0", " ");
  expect(help({ phone: "01 23", email: "a@b.fr" })).toMatch(
    /vous répond au 01 23 \(le lundi\) ou à a@b\.fr\.$/,
  );
  expect(help({ phone: "", email: "a@b.fr" })).toMatch(/vous répond à a@b\.fr\.$/);
  expect(help({ phone: "01 23", email: "" })).toMatch(/vous répond au 01 23 \(le lundi\)\.$/);
});

test("opening hours continue the sentence on customer service", () => {
  const help = (hours: string) =>
    renderToStaticMarkup(<CustomerService service={{ phone: "01 23 45 67 89", email: "", hours }} />);
  expect(help("Du lundi au vendredi")).toContain("(du lundi au vendredi)");
  expect(help("LU-VE 9 h")).toContain("(LU-VE 9 h)");
});
