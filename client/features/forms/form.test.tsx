import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { fieldError, formError } from "../../../shared/forms/form-errors.ts";
import { Form, type FormProps } from "./form.tsx";

const htmlOf = (props: Partial<FormProps>) =>
  renderToStaticMarkup(
    <Form action="/adresse/" send={async () => undefined} {...props}>
      {({ pending, errorAt }) => (
        <button type="submit">
          {pending ? "…" : "Envoyer"} {errorAt("email")}
        </button>
      )}
    </Form>,
  );

test("a form posts to its address without scripts", () => {
  expect(htmlOf({})).toBe(
    '<form action="/adresse/" method="post"><button type="submit">Envoyer </button></form>',
  );
});

test("the document that answers a post says above the fields what was refused, or below them", () => {
  const errors = formError("Plus tard.");
  expect(htmlOf({ errors })).toMatch(/Plus tard\..*<button/);
  expect(htmlOf({ errors, messages: "last" })).toMatch(/<\/button>.*Plus tard\./);
});

test("a refused field is told to its input, and linked by the summary if it is named", () => {
  const html = htmlOf({
    errors: fieldError("email", "Trop court."),
    fields: [{ path: "email", id: "votre-email", label: "Votre e-mail" }],
  });
  expect(html).toContain('<a href="#votre-email">Votre e-mail</a>');
  expect(html).toContain("Envoyer Trop court.");
});
