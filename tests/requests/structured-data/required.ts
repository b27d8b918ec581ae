/** What search engines ask of a type: each part is a property, or several of which one is enough. */
type Requirement = string | readonly string[];

/**
 * Properties without which Google shows nothing of a thing (developers.google.com/search/docs/appearance), or which
 * schema.org's own examples never leave out. What a type does not name here is only checked against the vocabulary.
 */
export const required: Record<string, readonly Requirement[]> = {
  Product: ["name", "image", ["offers", "aggregateRating", "review"]],
  ProductGroup: ["name", "productGroupID", "hasVariant"],
  Offer: [["price", "priceSpecification"], ["priceCurrency", "priceSpecification"], "availability"],
  AggregateOffer: ["lowPrice", "priceCurrency"],
  UnitPriceSpecification: ["price", "priceCurrency"],
  AggregateRating: ["ratingValue", ["ratingCount", "reviewCount"]],
  Review: ["author", "reviewRating", ["reviewBody", "name"]],
  Rating: ["ratingValue"],
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

/** Properties that hold an address, which must then be a whole one. */
export const addresses = ["url", "@id", "image", "logo", "item", "contentUrl", "target", "sameAs"];

/** Properties that hold a date (ISO 8601). */
export const dates = [
  "datePublished",
  "dateCreated",
  "dateModified",
  "priceValidUntil",
  "validFrom",
  "validThrough",
];
