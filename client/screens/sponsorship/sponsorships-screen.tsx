import { AccountFrame, type AccountFrameProps } from "../../features/account-frame/account-frame.tsx";
import { SponsoringIsland, type SponsoringProps } from "../../features/sponsorship/sponsoring.island.tsx";

export type SponsorshipsScreenProps = Pick<AccountFrameProps, "places"> & SponsoringProps;

export function SponsorshipsScreen({ places, ...props }: SponsorshipsScreenProps) {
  return (
    <AccountFrame places={places} place="mon-compte-mes-parrainages">
      <SponsoringIsland {...props} />
    </AccountFrame>
  );
}
