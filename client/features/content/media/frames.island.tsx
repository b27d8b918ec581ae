import { island } from "../../../../engine/islands/island.tsx";
import { Section } from "../../../ui/section.tsx";
import type { BlockProps } from "../block-props.ts";
import css from "./embed.module.css";
import { FrameOnDemand } from "./frame-on-demand.tsx";

function Embed({ title, text, frame, image }: BlockProps<"embed">) {
  return (
    <Section title={title}>
      {text && <p className={css.text}>{text}</p>}
      <FrameOnDemand title={title} frame={frame} kind="page" image={image} />
    </Section>
  );
}

function Video({ title, frame, image, legend }: BlockProps<"video">) {
  return (
    <Section title={title}>
      <figure>
        <FrameOnDemand title={title} frame={frame} kind="video" image={image} />
        {legend && <figcaption className={css.legend}>{legend}</figcaption>}
      </figure>
    </Section>
  );
}

export const EmbedIsland = island(Embed, { when: "touch" });
export const VideoIsland = island(Video, { when: "touch" });
