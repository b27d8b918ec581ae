import * as z from "zod/mini";
import type { SuggestedAddress } from "../../shared/address/suggested-address.ts";
import type { Log } from "../log.ts";
import type { Connection } from "./exchange.ts";
import { createHttp } from "./http.ts";
import { listOf } from "./lists.ts";

const text = z.string().check(z.trim(), z.minLength(1));
const place = z.object({
  name: text,
  postcode: z.nullish(z.string()),
  city: z.nullish(z.string()),
  type: text,
});
const answerSchema = z.object({ features: listOf("address", z.object({ properties: place })) });

const townSchema = z.object({
  features: listOf(
    "town",
    z.object({
      properties: z.object({ name: text, postcode: text }),
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
    }),
  ),
});

const kindsShown = ["housenumber", "street", "locality"];

const most = 5;

/** Highest limit that the address base takes. */
const mostTowns = 50;

const longestWait = 1500;

export interface FoundTown {
  name: string;
  postcode: string;
  latitude: number;
  longitude: number;
}

export function createAddressSearch({
  log,
  ...connection
}: Connection & { log: Pick<Log, "error" | "warn"> }) {
  const http = createHttp({ service: "address-search", log, ...connection });

  async function suggest(question: string): Promise<SuggestedAddress[]> {
    const { features } = await http("search", {
      query: { q: question, index: "address", autocomplete: 1, limit: 2 * most },
      schema: answerSchema,
      deadline: longestWait,
    });
    const addresses = features.flatMap(({ properties: { name, postcode, city, type } }) =>
      postcode && city && kindsShown.includes(type) ? [{ street: name, postcode, city }] : [],
    );
    return [...new Map(addresses.map((address) => [Object.values(address).join(), address])).values()].slice(
      0,
      most,
    );
  }

  /** @param question name or postcode of a French town, at least three characters */
  async function town(question: string): Promise<FoundTown | null> {
    const { features } = await http("search", {
      query: { q: question, index: "address", type: "municipality", limit: 1 },
      schema: townSchema,
      deadline: longestWait,
    });
    const [found] = features;
    if (!found) return null;
    const [longitude, latitude] = found.geometry.coordinates;
    return { ...found.properties, latitude, longitude };
  }

  /** Municipal districts of Paris, Lyon and Marseille count as their town. */
  async function townsOf(postcode: string): Promise<string[]> {
    const { features } = await http("search", {
      query: { q: postcode, index: "address", type: "municipality", postcode, limit: mostTowns },
      schema: answerSchema,
      deadline: longestWait,
    });
    const towns = features.flatMap(({ properties }) =>
      properties.type === "municipality" && properties.postcode === postcode
        ? properties.name.replace(/ \d+er? Arrondissement$/i, "")
        : [],
    );
    return [...new Set(towns)];
  }

  return { suggest, town, townsOf };
}
