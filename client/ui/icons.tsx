/** Every page loads these icons: keep an icon with a single user in that user's file. */
export const AccountIcon = icon("M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5a7.5 7.5 0 0 1 15 0");
export const BagIcon = icon("M5.3 8h13.4l1 12.5H4.3zM8.5 11V7a3.5 3.5 0 0 1 7 0v4");
export const CheckIcon = icon("M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8 12.2l2.8 2.8L16 9.6");
export const ChevronIcon = icon("m6 9 6 6 6-6");
export const CloseIcon = icon("M6 6l12 12M18 6 6 18");
export const LockIcon = icon("M5 11h14v9.5H5zM8 11V7.5a4 4 0 0 1 8 0V11M12 15v2");
export const MenuIcon = icon("M4 6h16M4 12h16M4 18h16");
export const MinusIcon = icon("M5 12h14");
export const NextIcon = icon("m9 6 6 6-6 6");
export const PlayIcon = icon("M8 5.5v13l10.5-6.5z");
export const PlusIcon = icon("M5 12h14M12 5v14");
export const PreviousIcon = icon("m15 6-6 6 6 6");
export const SearchIcon = icon("M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.3 15.3 20 20");

export function icon(path: string) {
  return function Icon({ size = 24 }: { size?: number }) {
    const side = `${size / 16}rem`;
    return (
      <svg width={side} height={side} viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    );
  };
}
