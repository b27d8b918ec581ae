import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { unstable_readConfig } from "wrangler";
import { demoCustomers, demoPassword } from "../../sandbox/demo/demo-customers.ts";
import { openStandIns } from "../open-stand-ins.ts";
import { sampleIdentity } from "../sample-identity.ts";
import { type Diagnosis, diagnose, diagnosisTable } from "./doctor.ts";
import { withFeatures } from "./write-features.ts";

const { vars } = unstable_readConfig({ config: "wrangler.toml" }, { hideWarnings: true });
const [owner] = demoCustomers;
const login = { email: owner?.customer.email ?? "", password: demoPassword };
type Change = (request: Request) => Response | undefined;

let services: Awaited<ReturnType<typeof openStandIns>>;

beforeAll(async () => {
  services = await openStandIns();
}, 60_000);

afterEach(() => void vi.unstubAllGlobals());

async function examined(variables: Record<string, string> = {}, change: Change = () => undefined) {
  const calls: { call: string; status: number }[] = [];
  const standIns = {
    async fetch(request: Request) {
      const { method, url } = request;
      const answer = change(request) ?? (await services.fetch(request));
      calls.push({ call: `${method} ${new URL(url).pathname}`, status: answer.status });
      return answer;
    },
  };
  const diagnosis = await diagnose({
    variables: { ...vars, ...variables },
    standIns,
    origin: "https://boutique.example",
    login,
  });
  return { diagnosis, calls };
}

const problems = ({ problems: found }: Diagnosis) => found.map(({ call, outcome }) => `${outcome}: ${call}`);

const noRoute = (path: string, status = 404, text = `No route found for "GET ${path}"`): Change => {
  const body = { "@type": "hydra:Error", "hydra:description": text };
  return ({ url }) => (new URL(url).pathname.endsWith(path) ? Response.json(body, { status }) : undefined);
};

test("the demo's services have all that the demo needs, and nothing stays behind", async () => {
  const { diagnosis, calls } = await examined();
  expect(problems(diagnosis)).toEqual([]);
  expect(diagnosis.findings.filter(({ outcome }) => outcome === "works").length).toBeGreaterThan(35);
  expect(diagnosis.features.split(",").toSorted()).toEqual(String(vars.FEATURES).split(",").toSorted());
  const carts = calls.filter(({ call }) =>
    /^(POST \S+\/shop\/orders|DELETE \S+\/shop\/orders\/[^/]+)$/.test(call),
  );
  expect(carts.map(({ status }) => status)).toEqual([201, 204]);
  expect(
    calls.filter(({ call }) => /POST .*(contact|newsletter|terminations|withdrawals|complete)/.test(call)),
  ).toEqual([]);
});

describe("says which call fails, and what to do", () => {
  const proof = "GET shop/channels/{code}, POST the version's login";

  test.each([
    ["another channel", { CHANNEL_CODE: "boutique_web" }],
    ["another locale", { ECOMMERCE_LOCALE: "de_DE" }],
    ["an address without /api/v2", { ECOMMERCE_URL: "http://sandbox/ecommerce" }],
  ])("%s", async (_, variables) => {
    const { diagnosis } = await examined(variables);
    expect(problems(diagnosis)[0]).toBe(`missing: ${proof}`);
    expect(diagnosisTable(diagnosis)).toContain("to do: check ECOMMERCE_URL (it ends in /api/v2)");
  });

  test("another version, whose login has another address", async () => {
    const { diagnosis } = await examined({}, noRoute("/shop/authentication-token"));
    expect(problems(diagnosis)).toContain(`missing: ${proof}`);
  });

  test("a token that the content system does not know", async () => {
    const { diagnosis } = await examined({ CONTENT_TOKEN: "another-token-of-a-reader" });
    expect(problems(diagnosis)[0]).toBe("refused: GET b2c-header, GET home");
  });

  test("without the token, what the content system refuses is not tried, and what it lacks is still missing", async () => {
    const { diagnosis } = await examined({ CONTENT_TOKEN: "" }, noRoute("/shop/animals"));
    expect(problems(diagnosis)).toEqual(["missing: GET shop/animals"]);
    expect(diagnosisTable(diagnosis)).toContain("needs the secret CONTENT_TOKEN");
  });

  test("a service that does not answer", async () => {
    const { diagnosis } = await examined({}, ({ url }) => {
      if (url.includes("/ecommerce/")) throw new TypeError("connection refused");
      return undefined;
    });
    expect(problems(diagnosis)[0]).toBe(`no answer: ${proof}`);
  });

  test("a member that cannot be read", async () => {
    const broken = Response.json({ data: { columns: "none" } });
    const { diagnosis } = await examined({}, ({ url }) => (url.includes("b2c-footer") ? broken : undefined));
    const footer = diagnosis.findings.find(({ call }) => call === "GET b2c-footer");
    expect(`${footer?.outcome} ${footer?.detail}`).toContain("columns");
  });
});

test("a feature whose call is missing is a problem where it is on, and is not proposed", async () => {
  const gone = noRoute("/shop/animals");
  const on = await examined({}, gone);
  expect(problems(on.diagnosis)).toEqual(["missing: GET shop/animals"]);
  expect(on.diagnosis.features).not.toContain("animals");
  const off = await examined({ FEATURES: "guide,sponsorship,back-in-stock" }, gone);
  expect(problems(off.diagnosis)).toEqual([]);
});

test("the demo's identity is no shop's: real services are refused until it has one", async () => {
  const address = "https://api.boutique.example/api/v2";
  const variables = { ...vars, ECOMMERCE_URL: address };
  const options = { variables, standIns: services, origin: "https://boutique.example", login: undefined };
  vi.stubGlobal("fetch", async () => Response.json({}, { status: 503 }));
  const [own] = (await diagnose(options)).problems;
  expect(`${own?.call}: ${own?.detail}`).toBe(
    "shared/identity.ts: still the demo's: shopName, legalName, vatNumber, returnAddress, helpEmail",
  );
  expect(problems(await diagnose({ ...options, identity: sampleIdentity }))).not.toContain(
    "missing: shared/identity.ts",
  );
});

test("a cart that cannot be deleted is named", async () => {
  const { diagnosis } = await examined({}, ({ method, url }) =>
    method === "DELETE" && /orders\/[^/]+\?/.test(url) ? Response.json({}, { status: 500 }) : undefined,
  );
  expect(diagnosisTable(diagnosis)).toMatch(/delete the cart \S{20,} yourself/);
});

test("the proposed features are written into the environment that was asked for", () => {
  const toml =
    '[vars]\nFEATURES = "a"\n\n[env.production.vars]\nNAME = "x"\nFEATURES = ""\n\n[[env.production.kv]]\n';
  expect(withFeatures(toml, "production", "guide")).toBe(toml.replace('FEATURES = ""', 'FEATURES = "guide"'));
  expect(withFeatures(toml, undefined, "guide")).toBe(toml.replace('"a"', '"guide"'));
  expect(() => withFeatures("[vars]\n", "production", "guide")).toThrow("add it");
});
