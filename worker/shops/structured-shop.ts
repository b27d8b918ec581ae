import type { OpeningHoursSpecification, PetStore } from "schema-dts";
import type { Image } from "../../shared/content/content.ts";
import { shopName } from "../../shared/identity.ts";
import { href } from "../../shared/routes.ts";
import { dayAt, isConfirmed, weekdaySpells } from "../../shared/shops/day-hours.ts";
import { internationalPhone, type Shop, type Spell } from "../../shared/shops/shop.ts";
import { specialDaysFrom } from "../../shared/shops/special-days.ts";

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** Days. */
const ahead = 90;

interface Surroundings {
  origin: string;
  picture: Image | null;
  moment: number;
}

/** schema.org cannot express hours to be confirmed, so such a bank holiday is given as closed. */
export function structuredShop(shop: Shop, { origin, picture, moment }: Surroundings): PetStore {
  const address = origin + href("magasins-shop", { shop: shop.slug });
  return {
    "@type": "PetStore",
    "@id": address,
    url: address,
    name: shop.name,
    ...(shop.intro ? { description: shop.intro } : {}),
    ...(picture ? { image: new URL(picture.url, origin).href } : {}),
    parentOrganization: { "@type": "Organization", name: shopName, url: `${origin}${href("index")}` },
    address: {
      "@type": "PostalAddress",
      streetAddress: shop.street,
      postalCode: shop.postcode,
      addressLocality: shop.city,
      addressCountry: shop.country,
    },
    geo: { "@type": "GeoCoordinates", latitude: shop.latitude, longitude: shop.longitude },
    ...(shop.phone ? { telephone: internationalPhone(shop.phone, shop.country) } : {}),
    ...(shop.email ? { email: shop.email } : {}),
    openingHoursSpecification: [...weekOf(shop), ...specialDaysOf(shop, moment)],
  };
}

/** Search engines read 00:00 to 00:00 as closed. */
function specialDaysOf(shop: Shop, moment: number): OpeningHoursSpecification[] {
  return specialDaysFrom(shop, dayAt(moment), ahead).flatMap(({ from, to, why, spells }) => {
    const isKnownOpen = spells.length > 0 && isConfirmed({ why });
    const hours = isKnownOpen ? spells : [{ opens: "00:00", closes: "00:00" }];
    return hours.map((spell) => ({ ...hoursOf(spell), validFrom: from, validThrough: to }));
  });
}

function weekOf({ hours }: Shop): OpeningHoursSpecification[] {
  const bySpell = new Map<string, { spell: Spell; dayOfWeek: (typeof days)[number][] }>();
  days.forEach((day, weekday) => {
    for (const spell of weekdaySpells(hours, weekday)) {
      const key = `${spell.opens}-${spell.closes}`;
      const byTimes = bySpell.get(key) ?? { spell, dayOfWeek: [] };
      byTimes.dayOfWeek.push(day);
      bySpell.set(key, byTimes);
    }
  });
  return [...bySpell.values()].map(({ spell, dayOfWeek }) => ({ ...hoursOf(spell), dayOfWeek }));
}

function hoursOf({ opens, closes }: Spell) {
  // schema.org has no "24:00".
  return {
    "@type": "OpeningHoursSpecification" as const,
    opens,
    closes: closes === "24:00" ? "23:59" : closes,
  };
}
