import type { Area } from "../area.ts";
import { pageTitle } from "../page/seo.ts";

/** The parts that screens are made of, beside the stand-ins' pages: for those who build and test the shop. */
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
