import { Button } from "../../ui/button.tsx";
import { Notice, type NoticeProps } from "../../ui/notice.tsx";

export interface SubscriptionNoticeProps extends Pick<NoticeProps, "tone"> {
  text: string;
  link?: NoticeLink;
}

interface NoticeLink {
  name: string;
  href: string;
  fields?: Record<string, string>;
}

export function SubscriptionNotice({ tone, text, link }: SubscriptionNoticeProps) {
  return (
    <Notice tone={tone}>
      {text} {link && <WayOn {...link} />}
    </Notice>
  );
}

function WayOn({ name, href, fields }: NoticeLink) {
  if (!fields) {
    return <a href={href}>{name}</a>;
  }
  return (
    <form method="post" action={href}>
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button look="outline" size="small">
        {name}
      </Button>
    </form>
  );
}
