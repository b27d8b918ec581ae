import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ErrorSummary } from "./error-summary.tsx";

const email = { id: "form-contact-email", label: "Votre e-mail", message: "Cette adresse n’est pas valide." };
const message = { id: "form-contact-message", label: "Votre message", message: "Trop court." };

const summaryOf = (wrong: (typeof email)[], isDocument: boolean) =>
  renderToStaticMarkup(<ErrorSummary {...{ wrong, isDocument }} />);

test("a document names its single error above the form, but leaves the focus to the field", () => {
  const html = summaryOf([email], true);
  expect(html).toContain("1 champ à corriger");
  expect(html).toContain('<a href="#form-contact-email">Votre e-mail</a>');
  expect(html).not.toContain("data-errors");
});

test("after an answer to a script a single error is shown at its field only", () => {
  expect(summaryOf([email], false)).toBe("");
});

test.each([true, false])("several errors are listed and take the focus, in a document: %s", (isDocument) => {
  const html = summaryOf([email, message], isDocument);
  expect(html).toContain("2 champs à corriger");
  expect(html).toContain("data-errors");
});

test("a form without errors has no summary", () => {
  expect(summaryOf([], true)).toBe("");
});
