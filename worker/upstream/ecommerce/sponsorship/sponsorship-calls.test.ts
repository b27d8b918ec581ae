import { expect, test } from "vitest";
import { createEcommerce } from "../ecommerce.ts";

function api(answer: (page: number) => object, status = 200) {
  const asked: { url: URL; body: unknown }[] = [];
  const ecommerce = createEcommerce({
    baseURL: "https://shop.example/api/v2",
    channelCode: "museau_fr",
    token: "secret",
    fetcher: async (request) => {
      const url = new URL(request.url);
      const text = await request.text();
      asked.push({ url, body: text && JSON.parse(text) });
      return Response.json(answer(Number(url.searchParams.get("page") ?? 1)), { status });
    },
  });
  return { ecommerce, asked };
}

const friend = (email: string, more: object = {}) => ({ email, state: "sent", createdAt: null, ...more });
const read = (answer: object) => api(() => answer).ecommerce.sponsorships();

test("friends, code and link are read, on every page", async () => {
  const { ecommerce, asked } = api((page) => ({
    "hydra:member": [friend(`${page}•••@example.fr`, { createdAt: "2026-11-02 10:00:00" })],
    "hydra:view": page < 3 ? { "hydra:next": `/api/v2/shop/sponsorships?page=${page + 1}` } : {},
    code: "NINA~7.Q-2_M",
    link: "https://museau.example/mon-compte/bienvenue/?parrain=NINA~7.Q-2_M",
  }));
  const { members, ...beside } = await ecommerce.sponsorships();
  expect(members.map(({ email }) => email)).toEqual([
    "1•••@example.fr",
    "2•••@example.fr",
    "3•••@example.fr",
  ]);
  expect(members[0]).toEqual({
    number: 3,
    email: "1•••@example.fr",
    state: "sent",
    createdAt: "2026-11-02T10:00:00.000Z",
    reward: null,
  });
  expect(beside).toEqual({
    code: "NINA~7.Q-2_M",
    link: "https://museau.example/mon-compte/bienvenue/?parrain=NINA~7.Q-2_M",
    rewards: { sponsor: null, friend: null },
  });
  expect(asked[0]?.url.searchParams.get("itemsPerPage")).toBe("100");
});

test.each([
  ["an amount", 1000, 1000],
  ["words", " Un sac offert ", "Un sac offert"],
  ["an object with an amount", { "@type": "Reward", amount: 500 }, 500],
  ["an object with words", { label: "5 %" }, "5 %"],
  ["an empty object of PHP", [], null],
  ["nothing", null, null],
  ["something odd", true, null],
])("a reward that is %s", async (_, reward, shown) => {
  const { members } = await read({ "hydra:member": [friend("m•••@example.fr", { reward })] });
  expect(members[0]?.reward).toBe(shown);
});

test("an odd friend is left out, an odd state or date is none, and the others stand", async () => {
  const { members } = await read({
    member: { 0: friend("a•••@example.fr", { state: "flying", createdAt: "soon" }), 2: { state: "sent" } },
  });
  expect(members).toEqual([
    { number: 1, email: "a•••@example.fr", state: null, createdAt: null, reward: null },
  ]);
});

test.each([
  ["a code of other characters", { code: "A/../B" }],
  ["a code that is too long", { code: "x".repeat(65) }],
  ["a link that runs scripts", { link: "javascript:alert(1)" }],
  ["a link to any host", { link: "//evil.example/" }],
  ["neither", {}],
])("%s is none", async (_, beside) => {
  expect(await read({ "hydra:member": {}, ...beside })).toMatchObject({
    members: [],
    code: null,
    link: null,
  });
});

test.each([
  [
    { sponsor: 1000, friend: 500 },
    { sponsor: 1000, friend: 500 },
  ],
  [{ sponsor: 1000 }, { sponsor: 1000, friend: null }],
  [
    { sponsor: -10, friend: "5 €" },
    { sponsor: null, friend: null },
  ],
  [undefined, { sponsor: null, friend: null }],
])("rewards %j are read as %j", async (rewards, known) => {
  expect((await read({ "hydra:member": {}, rewards })).rewards).toEqual(known);
});

test("an e-mail that the API forgot to mask is masked", async () => {
  const { members } = await read({ member: [friend("marion.leroy@example.fr"), friend("marion")] });
  expect(members.map(({ email }) => email)).toEqual(["m•••@example.fr", "m•••"]);
});

test("an invitation sends all addresses and the message at once", async () => {
  const { ecommerce, asked } = api(() => ({}), 201);
  await ecommerce.invite(["a@example.fr", "b@example.fr"], null);
  expect(asked.map(({ body }) => body)).toEqual([
    { emails: ["a@example.fr", "b@example.fr"], message: null },
  ]);
});
