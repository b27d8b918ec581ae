import type { PostalAddress } from "./address.ts";
import { tidyPostcode } from "./postcode.ts";

/** Overseas France (971 to 978, 984, 986 to 989) is not delivered; Monaco (980) is. */
export const isDelivered = ({ countryCode, postcode }: Pick<PostalAddress, "countryCode" | "postcode">) =>
  countryCode !== "FR" || !/^(?:97[1-8]|984|98[6-9])\d\d$/.test(tidyPostcode(postcode ?? "", "FR"));
