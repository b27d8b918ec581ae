import breadcrumb from "../../ui/breadcrumb.module.css";
import field from "../../ui/field.module.css";
import fold from "../../ui/fold.module.css";
import picture from "../../ui/picture.module.css";
import rating from "../../ui/rating.module.css";
import prose from "../../ui/rich-content.module.css";
import select from "../../ui/select.module.css";
import { KeptHtml } from "../../ui/still-html.tsx";
import table from "../../ui/table.module.css";
import usps from "../content/usp-grid.module.css";
import rations from "../ration/rations.module.css";
import label from "./feed-label.module.css";
import pair from "./nutrition-pair.module.css";
import old from "./old-product.module.css";
import card from "./product-card.module.css";
import gallery from "./product-gallery.module.css";
import grid from "./product-grid.module.css";
import summary from "./product-summary.module.css";
import reviews from "./reviews.module.css";

/** The build leaves out a style sheet that no class is taken from: these are worn by what the worker writes. */
const sheets = [
  breadcrumb.still,
  card.still,
  field.still,
  fold.still,
  gallery.still,
  grid.still,
  label.still,
  old.still,
  pair.still,
  picture.still,
  prose.still,
  rating.still,
  rations.still,
  reviews.still,
  select.still,
  summary.still,
  table.still,
  usps.still,
].join(" ");

/** The feed label as the worker wrote it: words, and folds of the browser's own. Brings the sheets of all such parts. */
export function StillFeedLabel({ html }: { html: string | undefined }) {
  return <KeptHtml name="label" html={html} className={sheets} />;
}
