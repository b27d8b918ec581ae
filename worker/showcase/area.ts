import type { Area } from "../area.ts";
import { pageTitle } from "../page/seo/seo.ts";

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
