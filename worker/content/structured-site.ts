import type { AboutPage, Organization, SearchAction, Thing, WebPage, WebSite } from "schema-dts";
import type { Footer, Seo } from "../../shared/content/content.ts";
import type { Head } from "../../shared/content/head.ts";
import { legalName, producerNumbers, shopAddress, shopName, vatNumber } from "../../shared/identity.ts";
import { href } from "../../shared/routes.ts";
import { locale } from "../../shared/text/translator.ts";

export function siteThings(origin: string, footer: Footer | null): Thing[] {
  const organization: Organization = {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: shopName,
    legalName,
    vatID: vatNumber,
    address: {
      "@type": "PostalAddress",
      streetAddress: shopAddress.street,
      postalCode: shopAddress.postcode,
      addressLocality: shopAddress.city,
      addressCountry: shopAddress.country,
    },
    identifier: Object.entries(producerNumbers).map(([scheme, value]) => ({
      "@type": "PropertyValue" as const,
      propertyID: `REP ${scheme}`,
      value,
    })),
    url: origin + href("index"),
    logo: `${origin}/icon-512.png`,
    ...(footer ? { contactPoint: contactPoint(footer.customerService) } : {}),
  };
  const search: SearchAction & { "query-input": string } = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${origin}${href("rechercher")}?q={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  };
  const site: WebSite = {
    "@type": "WebSite",
    name: shopName,
    url: origin + href("index"),
    inLanguage: locale,
    publisher: { "@id": `${origin}/#organization` },
    potentialAction: search,
  };
  return [organization, site];
}

export function webPage(origin: string, head: Head, kind: Seo["kind"]): WebPage | AboutPage {
  return {
    "@type": kind ?? "WebPage",
    name: head.title,
    ...(head.description ? { description: head.description } : {}),
    ...(head.canonical ? { url: origin + head.canonical } : {}),
    inLanguage: locale,
    isPartOf: { "@type": "WebSite", name: shopName, url: origin + href("index") },
  };
}

function contactPoint({ phone, email }: Footer["customerService"]) {
  return {
    "@type": "ContactPoint",
    contactType: "customer service",
    telephone: phone,
    email,
    availableLanguage: "fr",
  } as const;
}
