import { expect, test } from "vitest";
import { createEcommerce } from "../ecommerce.ts";

function api(answer: unknown, status = 200) {
  const sent: { call: string; body: unknown }[] = [];
  const ecommerce = createEcommerce({
    baseURL: "https://shop.example/api/v2",
    channelCode: "museau_fr",
    fetcher: async (request) => {
      const text = await request.text();
      const { pathname } = new URL(request.url);
      const body: unknown = text && JSON.parse(text);
      sent.push({ call: `${request.method} ${pathname.replace("/api/v2/", "")}`, body });
      return answer === null ? new Response(null, { status }) : Response.json(answer, { status });
    },
  });
  return { ecommerce, sent };
}

test("the confirmation of a new password is set equal", async () => {
  const { ecommerce, sent } = api(null, 204);
  await ecommerce.changePassword("1", { currentPassword: "ancien", newPassword: "nouveau" });
  expect(sent).toEqual([
    {
      call: "PUT shop/customers/1/password",
      body: { currentPassword: "ancien", newPassword: "nouveau", confirmNewPassword: "nouveau" },
    },
  ]);
});

test("a change is told by a customer, however little of it; anything else tells nothing", async () => {
  for (const answer of [{ firstName: "Nina" }, {}, null, []]) {
    const { ecommerce, sent } = api(answer, answer === null ? 204 : 200);
    const isTold = await ecommerce.changeCustomer("1", { birthday: null });
    expect(isTold).toBe(answer !== null && !Array.isArray(answer));
    expect(sent).toEqual([{ call: "PUT shop/customers/1", body: { birthday: null } }]);
  }
});

test("an export that is no record is an outage", async () => {
  await expect(api([]).ecommerce.exportData("1")).rejects.toThrow("502");
  await expect(api("rien").ecommerce.exportData("1")).rejects.toThrow();
  expect(await api({ customer: {} }).ecommerce.exportData("1")).toEqual({ customer: {} });
});
