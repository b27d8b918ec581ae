import type { ShownAlert } from "../../../../shared/subscription/alerts/shown-alerts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Task } from "../../../ui/task.tsx";

export function SubscriptionAlerts({ alerts }: { alerts: readonly ShownAlert[] }) {
  return (
    <ul className="stack-3">
      {alerts.map(({ key, text, when, isUrgent, mend }) => (
        <Task
          key={key}
          isUrgent={isUrgent}
          text={
            <>
              <strong>{text}</strong>
              {when && ` ${when}`}
            </>
          }
        >
          <ButtonLink size="small" look={isUrgent ? "solid" : "outline"} href={mend.href}>
            {mend.label}
          </ButtonLink>
        </Task>
      ))}
    </ul>
  );
}
