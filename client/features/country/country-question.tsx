import { useEffect, useState } from "react";
import { island } from "../../islands/island.tsx";
import type { Shell } from "../../page-data.ts";

const CountryWall = island({ load: async () => (await import("./country-wall.tsx")).CountryWall });

/** Loads the country wall for a visitor from elsewhere; if its files are missing, the page works without. */
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
