import { useEffect, useState } from "react";
import { island } from "../../islands/island.tsx";
import type { Shell } from "../../page-data.ts";

const CountryWall = island({ load: async () => (await import("./country-wall.tsx")).CountryWall });

/** Asks a visitor who is to be asked for the country; without its files the page is what it is. */
export function CountryQuestion({ asked }: { asked: Shell["countryWall"] }) {
  const [state, setState] = useState<"none" | "open" | "closed">("none");
  useEffect(() => {
    if (asked)
      CountryWall.load().then(
        () => setState("open"),
        () => {},
      );
  }, [asked]);
  if (!asked || state === "none") return null;
  return <CountryWall {...asked} open={state === "open"} onClose={() => setState("closed")} />;
}
