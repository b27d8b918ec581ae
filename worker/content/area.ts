import type { Area } from "../area.ts";
import { loadBlocks, loadHome, loadLanding, loadMaintenance, loadPage } from "./content.ts";
import { loadFaq } from "./faq.ts";

export const content: Area = {
  screens: {
    index: { load: loadHome },
    "page-page": { load: loadPage },
    "landing-landing": { load: loadLanding },
    "faq-faqQuery": { load: loadFaq },
    maintenance: { load: loadMaintenance },
    blocs: { load: loadBlocks },
  },
};
