import type { Area } from "../area.ts";
import { pageTitle } from "../page/seo.ts";

/** For those who build and test the shop. */
export const showcase: Area = {
  screens: {
    composants: {
      load: async () => ({
        screen: "showcase",
        props: {},
        head: { title: pageTitle("Composants"), noindex: true },
      }),
    },
  },
};
