import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import type { SandboxEnv } from "../env.ts";
import { accountVerification } from "./account-verification.ts";
import { addresses } from "./addresses.ts";
import { animals } from "./animals/animals.ts";
import { choiceLists } from "./animals/choice-lists.ts";
import { weighings } from "./animals/weighings.ts";
import { weightPlans } from "./animals/weight-plans.ts";
import { authentication } from "./authentication.ts";
import { readBearer } from "./bearer.ts";
import { channels } from "./channels.ts";
import { checkout } from "./checkout.ts";
import { contactRequests } from "./contact-requests.ts";
import { contractTerminations, withdrawals } from "./contract-requests.ts";
import { countries } from "./countries.ts";
import { coupons } from "./coupons.ts";
import { customerLookup, customers } from "./customers.ts";
import { followedOrders } from "./followed-orders.ts";
import { subscriptionFrequencies } from "./frequencies.ts";
import { invoice } from "./invoice/invoice.ts";
import { lotRecalls } from "./lot-recalls.ts";
import { newsletterSubscriptions } from "./newsletter-subscriptions.ts";
import { orderAddresses } from "./order-addresses.ts";
import { orderCancellations } from "./order-cancellations.ts";
import { orderClaims } from "./order-claims.ts";
import { orderItems } from "./order-items.ts";
import { orders } from "./orders.ts";
import { orderPaymentRequests, paymentRequests } from "./payment-requests.ts";
import { accountPayments, paymentMethodList, payments } from "./payments.ts";
import { personalData } from "./personal-data.ts";
import { pickupPoints } from "./pickup-points.ts";
import { hydraError, Invalid, methodNotAllowed, noRoute } from "./problems.ts";
import { productVariants } from "./product-variants.ts";
import { requireLinkedDataCall } from "./request.ts";
import { resetPassword } from "./reset-password.ts";
import { carrierList, parcels, shipments } from "./shipments.ts";
import { shippingMethods } from "./shipping-methods.ts";
import { speakDialect } from "./speak-dialect.ts";
import { sponsorships } from "./sponsorships.ts";
import { stockNotifications } from "./stock-notifications.ts";
import { subscriptions } from "./subscriptions/subscriptions.ts";

export const ecommerce = new Hono<SandboxEnv>()
  .use(speakDialect)
  .use(requireLinkedDataCall)
  .route("/shop/authentication-token", authentication)
  .route("/shop/customers/token", authentication)
  .use(readBearer)
  .route("/shop/orders", orders)
  .route("/shop/orders", followedOrders)
  .route("/shop/orders", orderCancellations)
  .route("/shop/orders", orderClaims)
  .route("/shop/orders", invoice)
  .route("/shop/orders", orderItems)
  .route("/shop/orders", coupons)
  .route("/shop/orders", orderAddresses)
  .route("/shop/orders", shipments)
  .route("/shop/orders", payments)
  .route("/shop/orders", orderPaymentRequests)
  .route("/shop/payment-requests", paymentRequests)
  .route("/shop/orders", checkout)
  .route("/shop/shipments", parcels)
  .route("/shop/account/orders", accountPayments)
  .route("/shop/pickup-points", pickupPoints)
  .route("/shop/shipping-methods", shippingMethods)
  .route("/shop/shipping-methods", carrierList)
  .route("/shop/payment-methods", paymentMethodList)
  .route("/shop/channels", channels)
  .route("/shop/countries", countries)
  .route("/shop/addresses", addresses)
  .route("/shop/reset-password-requests", resetPassword)
  .route("/shop/customers/reset-password", resetPassword)
  .route("/shop/account-verification-requests", accountVerification)
  .route("/shop/customers/verify", accountVerification)
  .route("/shop/subscription-frequencies", subscriptionFrequencies)
  .route("/shop/subscriptions", subscriptions)
  .route("/shop/animals", animals)
  .route("/shop/animals", weightPlans)
  .route("/shop/animals", weighings)
  .route("/shop", choiceLists)
  .route("/shop/product-variants", productVariants)
  .route("/shop/product-variants", stockNotifications)
  .route("/shop/customer/lookup", customerLookup)
  .route("/shop/customers", customers)
  .route("/shop/customers", personalData)
  .route("/shop/sponsorships", sponsorships)
  .route("/shop/contact-requests", contactRequests)
  .route("/shop/contract-terminations", contractTerminations)
  .route("/shop/withdrawals", withdrawals)
  .route("/shop/lot-recalls", lotRecalls)
  .route("/shop/newsletter-subscriptions", newsletterSubscriptions)
  .all("*", (c) => {
    const allowed = methodsAt(c.req.path.replace(/^.*?(?=\/shop\/)/, ""));
    throw allowed.length > 0 ? methodNotAllowed(c, allowed) : noRoute(c);
  })
  .onError((error, c) => {
    if (error instanceof Invalid) return error.answer(c.req.query("locale"));
    if (error instanceof HTTPException) return error.getResponse();
    console.error(error);
    return hydraError(500, "Une erreur interne est survenue.").getResponse();
  });

/** Sylius answers another method of a path that it has with 405. */
function methodsAt(path: string): string[] {
  const routes = ecommerce.routes.filter(
    ({ method, path: pattern }) =>
      method !== "ALL" && new RegExp(`^${pattern.replace(/:\w+(\{[^}]*\})?/g, "[^/]+")}/?$`).test(path),
  );
  return [...new Set(routes.map(({ method }) => method))];
}
