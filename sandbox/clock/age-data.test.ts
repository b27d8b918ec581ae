import { getTableName } from "drizzle-orm";
import { expect, test } from "vitest";
import { agedColumns } from "./age-data.ts";

const aged = agedColumns().flatMap(({ table, columns }) =>
  Object.keys(columns).map((column) => `${getTableName(table)}.${column}`),
);

test("orders, payments, mails, mailed links, subscriptions and requests grow older", () => {
  expect(aged).toEqual(
    expect.arrayContaining([
      "orders.createdAt",
      "orders.checkoutCompletedAt",
      "orders.shippedAt",
      "orders.deliveredAt",
      "payments.completedAt",
      "mails.sentAt",
      "mailed_tokens.expiresAt",
      "subscriptions.nextShipmentDate",
      "subscriptions.pausedUntil",
      "sponsorships.createdAt",
      "animal_weights.measuredAt",
      "contract_terminations.receivedAt",
      "withdrawals.receivedAt",
      "customers.lastOrderDate",
      "marketing_events.receivedAt",
      "marketing_reports.receivedAt",
    ]),
  );
});

test("nobody's birthday moves, and no session, stamp or content", () => {
  expect(aged.filter((name) => /birthday|refresh_tokens|bot_check|identity|documents/.test(name))).toEqual(
    [],
  );
});
