import { expect, test } from "vitest";
import { inputValues } from "./input-values.ts";

function formOf(entries: string[][]) {
  const form = new FormData();
  for (const [name = "", value = ""] of entries) form.append(name, value);
  return form;
}

test("several values of one name are a list, and dots are levels", () => {
  const form = formOf([
    ["a", "1"],
    ["b.c.d", "2"],
    ["a", "3"],
    ["b.e", "4"],
    ["a.b.c.d", "too deep"],
    ["__proto__.x", "never"],
  ]);
  expect(inputValues(form)).toEqual({ a: ["1", "3"], b: { c: { d: "2" }, e: "4" } });
});

test("entries are read in one pass, however many names there are", () => {
  class CountedForm extends FormData {
    passes = 0;
    override [Symbol.iterator]() {
      this.passes += 1;
      return super[Symbol.iterator]();
    }
    override get = () => this.refuse();
    override getAll = () => this.refuse();
    override has = () => this.refuse();
    refuse(): never {
      throw new Error("each look-up by name is a pass");
    }
  }
  const form = new CountedForm();
  for (let name = 0; name < 500; name++) form.append(`f${name}`, "");
  expect(Object.keys(inputValues(form))).toHaveLength(500);
  expect(form.passes).toBe(1);
});
