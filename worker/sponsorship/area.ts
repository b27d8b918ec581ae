import type { Area } from "../area.ts";
import { inviteFriends } from "./invite-friends.ts";
import { loadSponsorships } from "./sponsorships.ts";

export const sponsorship: Area = {
  screens: {
    "mon-compte-mes-parrainages": {
      load: loadSponsorships,
      action: inviteFriends,
    },
  },
};
