import { expect, test } from "vitest";
import { objectNamed } from "./durable-object.ts";

const namespace = (place: string): unknown => ({
  jurisdiction: (name: string) => namespace(name),
  idFromName: (name: string) => `${place}/${name}`,
  get: (id: string) => id,
});

test.each([
  ["", "everywhere/cart"],
  ["eu", "eu/cart"],
])("an environment with the jurisdiction “%s” asks %s", (OBJECT_JURISDICTION, id) => {
  expect(objectNamed({ OBJECT_JURISDICTION }, namespace("everywhere") as never, "cart")).toBe(id);
});
