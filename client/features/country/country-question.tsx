import { useEffect, useState } from "react";
import { island } from "../../islands/island.tsx";
import type { Shell } from "../../page-data.ts";

const CountryWall = island({ load: async () => (await import("./country-wall.tsx")).CountryWall });

/** Loads the country wall for a visitor from elsewhere; if its files are missing, the page works without. */
export function CountryQuestion({ wall }: { wall: Shell["countryWall"] }) {
  const [state, setState] = useState<"none" | "open" | "closed">("none");
  useEffect(() => {
    if (wall)
      CountryWall.load().then(
        () => setState("open"),
        () => {},
      );
  }, [wall]);
  if (!wall || state === "none") return null;
  return <CountryWall {...wall} open={state === "open"} onClose={() => setState("closed")} />;
}
