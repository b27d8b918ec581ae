import type { ComponentType } from "react";
import type { AccountPlace } from "../../../shared/account/account-places.ts";
import { AccountIcon, icon } from "../../ui/icons.tsx";

export function PlaceIcon({ place }: { place: AccountPlace }) {
  const Icon = icons[place];
  return <Icon size={20} />;
}

const icons: Record<AccountPlace, ComponentType<{ size?: number }>> = {
  "mon-compte": icon("M4 11 12 4l8 7v9h-5.5v-5.5h-5V20H4z"),
  "mon-compte-mes-commandes": icon("M4 8.5 12 4l8 4.5v8L12 21l-8-4.5zM4 8.5l8 4.5 8-4.5M12 13v8"),
  "mon-compte-mes-abonnements": icon(
    "M19.5 11a7.5 7.5 0 0 0-13.2-4L4 9.5M4 4.5v5h5M4.5 13a7.5 7.5 0 0 0 13.2 4l2.3-2.5M20 19.5v-5h-5",
  ),
  "mon-compte-mes-animaux": icon(
    "M12 13c-3 0-5.5 3-5.500 5 0 1.800 1.300 2.300 2.700 2.300 1.200 0 1.700-.5 2.800-.5s1.600.5 2.800.5c1.400 0 2.700-.5 2.700-2.300 0-2-2.500-5-5.500-5M5.500 13a1.700 2.200 0 1 0 0-4.400 1.700 2.200 0 0 0 0 4.400M18.500 13a1.700 2.200 0 1 0 0-4.400 1.700 2.200 0 0 0 0 4.400M9.500 9a1.700 2.400 0 1 0 0-4.800 1.700 2.400 0 0 0 0 4.800M14.500 9a1.700 2.400 0 1 0 0-4.800 1.700 2.400 0 0 0 0 4.800",
  ),
  "mon-compte-mes-adresses": icon(
    "M12 21s-7-6-7-11a7 7 0 0 1 14 0c0 5-7 11-7 11M12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",
  ),
  "mon-compte-mes-informations-personnelles": AccountIcon,
  "mon-compte-mes-parrainages": icon(
    "M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M3 20a6 6 0 0 1 12 0M18.5 8.5v6M15.5 11.5h6",
  ),
};
