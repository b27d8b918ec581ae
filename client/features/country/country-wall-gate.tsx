import { type ComponentType, useEffect, useState } from "react";
import type { Shell } from "../../page-data.ts";
import type { CountryWallProps } from "./country-wall.tsx";

/** Loads the question of the country for a visitor who is to be asked; without it the page is what it is. */
export function CountryWallGate({ wall }: { wall: Shell["countryWall"] }) {
  const [Wall, setWall] = useState<ComponentType<CountryWallProps>>();
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (!wall) return;
    import("./country-wall.tsx").then(
      ({ CountryWall }) => setWall(() => CountryWall),
      () => {},
    );
  }, [wall]);
  return Wall && wall ? <Wall {...wall} open={open} onClose={() => setOpen(false)} /> : null;
}
