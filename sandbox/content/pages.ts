import { advice } from "./pages/advice.ts";
import { allBlocks } from "./pages/all-blocks.ts";
import { contact } from "./pages/contact.ts";
import { history } from "./pages/history.ts";
import { home } from "./pages/home.ts";
import { house } from "./pages/house.ts";
import { kibbleSizes } from "./pages/kibble-sizes.ts";
import { landings } from "./pages/landings.ts";
import { accessibility } from "./pages/legal/accessibility.ts";
import { cookies } from "./pages/legal/cookies.ts";
import { notice } from "./pages/legal/notice.ts";
import { privacy } from "./pages/legal/privacy.ts";
import { salesTerms } from "./pages/legal/sales-terms.ts";
import { termsOfUse } from "./pages/legal/terms-of-use.ts";
import { verifiedReviews } from "./pages/legal/verified-reviews.ts";
import { making } from "./pages/making.ts";
import type { PageEntry } from "./pages/page-entry.ts";
import { services } from "./pages/services.ts";

const all: PageEntry[] = [
  home,
  advice,
  ...services,
  ...house,
  history,
  making,
  kibbleSizes,
  contact,
  verifiedReviews,
  notice,
  salesTerms,
  termsOfUse,
  privacy,
  cookies,
  accessibility,
  ...landings,
  allBlocks,
];

export const pages: Record<string, PageEntry> = Object.fromEntries(all.map((page) => [page.slug, page]));
