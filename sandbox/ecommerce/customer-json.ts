import type { CustomerAccount } from "./accounts.ts";
import { apiPath, iri } from "./iri.ts";

export async function customerJson(account: CustomerAccount) {
  const { customer } = account;
  return {
    "@context": `${apiPath}/contexts/Customer`,
    "@id": iri("customers", customer.id),
    "@type": "Customer",
    id: customer.id,
    email: customer.email,
    emailHashed: await sha256(customer.email),
    firstName: customer.firstName,
    lastName: customer.lastName,
    fullName: `${customer.firstName} ${customer.lastName}`,
    gender: customer.gender,
    birthday: customer.birthday,
    defaultAddress: customer.defaultAddress,
    newCustomer: customer.lastOrderDate === null,
    subscribedToNewsletter: customer.subscribedToNewsletter,
    communicationLanguage: customer.communicationLanguage,
    subscriber: customer.subscriber,
    lastOrderDate: customer.lastOrderDate,
    user: userJson(account),
  };
}

export function userJson({ user }: CustomerAccount) {
  return { "@id": iri("shop-users", user.id), "@type": "ShopUser", verified: user.verified };
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return new Uint8Array(digest).toHex();
}
