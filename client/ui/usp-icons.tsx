import { icon } from "./icons.tsx";

const HeartIcon = icon(
  "M12 20C6 16 3.5 12.8 3.5 9.3a4.5 4.5 0 0 1 8.5-2.1 4.5 4.5 0 0 1 8.5 2.1c0 3.5-2.5 6.7-8.5 10.7z",
);

const icons: Record<string, typeof HeartIcon> = {
  leaf: icon("M4 20c3-6 7-9.3 11.5-10.5M6.3 15.6C4.2 9 10 4 20 4c0 10-4.5 15-10.5 15a5 5 0 0 1-2.6-.7"),
  truck: icon(
    "M4.5 17.5h-2V6h11v11.5h-5M13.5 10h4l3.5 3.5v4h-2M15 17.5h-1.5M6.5 15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4M17 15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4",
  ),
  calendar: icon("M4 6h16v14.5H4zM4 10.5h16M8 3.5V7M16 3.5V7M9.3 15.3l2 2 3.6-3.6"),
  shield: icon("m12 3 7.5 3v5.5c0 4.5-3 8-7.5 9.5-4.5-1.5-7.5-5-7.5-9.5V6zM8.8 11.8l2.4 2.4 4.2-4.4"),
  store: icon(
    "M4.5 11.3v9.2h15v-9.2M3 8.5 5 4h14l2 4.5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0M10 20.5V15h4v5.5",
  ),
  star: icon("m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z"),
  heart: HeartIcon,
};

export function UspIcon({ name }: { name: string }) {
  const Icon = (Object.hasOwn(icons, name) && icons[name]) || HeartIcon;
  return <Icon />;
}
