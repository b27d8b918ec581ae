import { expect, test } from "vitest";
import { decodePage } from "../../client/navigation/decode-page.ts";
import type { FirstPage } from "../../client/page-data.ts";
import { encodePage } from "./encode-page.ts";

test.each([[[]], [[[]]], [new Set()], [new Map()], [{}], [""]])(
  "a late part that is empty loses none of what follows it: %o",
  async (empty) => {
    const props = { empty: Promise.resolve(empty), next: Promise.resolve({ title: "next" }) };
    const first = { build: "b1", page: { screen: "product", props } } as unknown as FirstPage;
    const read = await decodePage<{ page: { props: typeof props } }>(encodePage(first));
    expect(await read.page.props.empty).toEqual(empty);
    expect(await read.page.props.next).toEqual({ title: "next" });
  },
);

test("a redirect travels as it is", async () => {
  const redirect = { build: "b1", loggedIn: false, redirect: "/chien/" };
  expect(await decodePage(encodePage(redirect))).toEqual(redirect);
});
