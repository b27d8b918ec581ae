/** Each part is a property, or several of which one is enough. */
type Requirement = string | readonly string[];

/** Google requires these, or schema.org's own examples always have them. */
export const required: Record<string, readonly Requirement[]> = {
  Product: ["name", "image", ["offers", "aggregateRating", "review"]],
  ProductGroup: ["name", "productGroupID", "hasVariant"],
  Offer: [["price", "priceSpecification"], ["priceCurrency", "priceSpecification"], "availability"],
  AggregateOffer: ["lowPrice", "priceCurrency"],
  UnitPriceSpecification: ["price", "priceCurrency"],
  AggregateRating: ["ratingValue", ["ratingCount", "reviewCount"]],
  Review: ["author", "reviewRating", ["reviewBody", "name"]],
  Rating: ["ratingValue"],
  MerchantReturnPolicy: ["applicableCountry", "returnPolicyCountry", "returnPolicyCategory"],
  BreadcrumbList: ["itemListElement"],
  ItemList: ["itemListElement"],
  ListItem: ["position", ["name", "url", "item"]],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  PetStore: ["name", "address"],
  LocalBusiness: ["name", "address"],
  PostalAddress: [["streetAddress", "addressLocality"], "addressCountry"],
  GeoCoordinates: ["latitude", "longitude"],
  OpeningHoursSpecification: [["dayOfWeek", "validFrom"]],
  Organization: ["name", "url"],
  OnlineStore: ["name", "url"],
  WebSite: ["name", "url"],
  Brand: ["name"],
  Person: ["name"],
};

export const addresses = ["url", "@id", "image", "logo", "item", "contentUrl", "target", "sameAs"];

export const dates = [
  "datePublished",
  "dateCreated",
  "dateModified",
  "priceValidUntil",
  "validFrom",
  "validThrough",
];
