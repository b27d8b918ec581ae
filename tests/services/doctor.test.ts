import { afterEach, expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { diagnose, diagnosisTable } from "../../scripts/doctor/doctor.ts";
import { sampleIdentity } from "../../scripts/sample-identity.ts";
import { plainContent, plainContentToken } from "./plain-content.ts";
import { type AnswerTo, type PlainServer, startPlainServer } from "./plain-server.ts";
import { otherStrapi, plainStrapi4 } from "./plain-strapi.ts";
import { plainShopper, plainSylius, type SyliusVersion } from "./plain-sylius.ts";

const { vars } = unstable_readConfig({ config: "wrangler.toml" }, { hideWarnings: true });
const servers: PlainServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.stop();
});

async function examined(
  version: SyliusVersion,
  variables: Record<string, string> = {},
  contentAnswer: AnswerTo = plainContent,
) {
  const api = await startPlainServer(plainSylius(version, "https://paiement.example/").answer);
  const content = await startPlainServer(contentAnswer);
  servers.push(api, content);
  const services = {
    ...{
      SEARCH_APP_ID: "",
      ADDRESS_SEARCH_URL: "",
      MARKETING_URL: "",
      MARKETING_WORKER_URL: "",
      UPLOAD_URL: "",
    },
    ...{ BOT_CHECK_VERIFY_URL: "", BOT_CHECK_SITE_KEY: "" },
    CONTENT_URL: `${content.address}/api`,
    CONTENT_TOKEN: plainContentToken,
    CONTENT_LOCALE: "fr",
    ECOMMERCE_URL: `${api.address}/api/v2`,
    ECOMMERCE_VERSION: version === "2.0" ? "2.0" : "1.13",
    ECOMMERCE_LOCALE: "fr_FR",
    CHANNEL_CODE: "WEB",
    FEATURES: "returning-customer,order-redirect",
    CONTRACT_WEBHOOK_URL: "https://aventure.example/contrats",
    CONTRACT_WEBHOOK_SECRET: "un secret de seize signes",
  };
  const diagnosis = await diagnose({
    variables: { ...vars, ...services, ...variables },
    origin: "https://aventure.example",
    login: plainShopper,
    identity: sampleIdentity,
  });
  const problems = diagnosis.problems.map(({ service, call, outcome }) => `${service}: ${outcome}: ${call}`);
  const workingCalls = diagnosis.findings
    .filter(({ outcome }) => outcome === "works")
    .map(({ call }) => call);
  return { problems, workingCalls, features: diagnosis.features, table: diagnosisTable(diagnosis) };
}

test.each(["1.14", "2.0"] as const)("a plain Sylius %s has all that one-off orders need", async (version) => {
  const { problems, workingCalls, features } = await examined(version);
  expect(problems.filter((problem) => problem.startsWith("e-commerce"))).toEqual([]);
  for (const call of [
    "POST shop/orders/{token}/items",
    "PATCH shop/orders/{token}/shipments/{id}",
    "POST shop/customers/token",
    "GET shop/orders",
  ])
    expect(workingCalls).toContain(call);
  expect(features).toBe("order-redirect,returning-customer");
});

test.each(["1.14", "2.0"] as const)(
  "what a plain Sylius %s lacks is named, feature by feature",
  async (version) => {
    const { problems } = await examined(version, {
      FEATURES: "subscriptions,animals,sponsorship,recalls,contact,newsletter,sign-in-lookup",
      CONTRACT_WEBHOOK_URL: "",
    });
    for (const call of [
      "POST shop/customer/lookup",
      "GET shop/subscription-frequencies",
      "GET shop/animals",
      "GET shop/sponsorships",
      "GET shop/lot-recalls",
      "POST shop/contact-requests",
      "POST shop/newsletter-subscriptions",
      "POST shop/contract-terminations",
      "POST shop/withdrawals",
    ])
      expect(problems).toContain(`e-commerce: missing: ${call}`);
  },
);

test("the wrong version of Sylius is found", async () => {
  const { problems } = await examined("2.0", { ECOMMERCE_VERSION: "1.10" });
  expect(problems).toContain("e-commerce: missing: GET shop/channels/{code}, POST the version's login");
});

test("a Strapi without the shop's content types lacks every route, and is told what to copy", async () => {
  const { problems, workingCalls, table } = await examined("2.0", {}, otherStrapi);
  const routes = ["header, GET home", "footer", "sitemap", "redirects?path="];
  for (const route of routes) expect(problems).toContain(`content system: missing: GET b2c-${route}`);
  expect(workingCalls.filter((call) => call.includes("b2c-"))).toEqual([]);
  expect(table).toContain("copy strapi/src/api, blocks, components and storefront, and strapi/rules");
});

test("the answers of a Strapi 4 are read as those of a Strapi 5", async () => {
  const [four, five] = [await examined("2.0", {}, plainStrapi4), await examined("2.0")];
  const ofContent = ({ workingCalls }: typeof four) => workingCalls.filter((call) => /b2c-|home/.test(call));
  expect(ofContent(four)).toContain("GET b2c-products/croquettes-simples");
  expect(ofContent(four)).toEqual(ofContent(five));
  expect(four.problems).toEqual(five.problems);
});
