import { island } from "../../../../engine/islands/island.tsx";
import type { Image } from "../../../../shared/content/content.ts";
import { Section } from "../../../ui/section.tsx";
import css from "./embed.module.css";
import { type EmbedFrame, FrameOnDemand } from "./frame-on-demand.tsx";

export interface EmbedProps {
  title: string;
  text?: string | null | undefined;
  frame: EmbedFrame;
  image?: Image | null | undefined;
}

function Embed({ title, text, frame, image }: EmbedProps) {
  return (
    <Section title={title}>
      {text && <p className={css.text}>{text}</p>}
      <FrameOnDemand title={title} frame={frame} kind="page" image={image} />
    </Section>
  );
}

export interface VideoProps {
  title: string;
  frame: EmbedFrame;
  image: Image;
  legend?: string | null | undefined;
}

function Video({ title, frame, image, legend }: VideoProps) {
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
