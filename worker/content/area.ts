import type { Area } from "../area.ts";
import { loadBlocks, loadHome, loadLanding, loadMaintenance, loadPage } from "./content.ts";
import { contentWebhook } from "./content-webhook.ts";
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
  webhooks: { content: contentWebhook },
};
