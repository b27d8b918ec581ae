import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CustomerService } from "./payment-page.tsx";

test("opening hours continue the sentence on customer service", () => {
  const help = (hours: string) =>
    renderToStaticMarkup(<CustomerService service={{ phone: "01 23 45 67 89", email: "", hours }} />);
  expect(help("Du lundi au vendredi")).toContain("(du lundi au vendredi)");
  expect(help("LU-VE 9 h")).toContain("(LU-VE 9 h)");
});
