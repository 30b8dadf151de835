import { useCallback, useMemo } from 'react';
import { useToast } from '@standby/shared-ui';
import { failureText } from '@standby/contracts';
import type { Shows } from '../../data/shows';
import { ruleLabels, scheduleRules } from '../../domain/schedule/conflicts';
import { workRuleLabels, workRules } from '../../domain/schedule/work-limits';
import type { Show } from '../../domain/show';

const allRules = [...scheduleRules, ...workRules] as const;
const labels = { ...ruleLabels, ...workRuleLabels };

/** Options of the rules, in the order of the menu. */
export const ruleOptions = allRules.map((rule) => ({ value: rule, label: labels[rule] }));

/** Returns the enabled rules of the show, which are the same for everybody who plans it. */
export function useScheduleRules({ id, scheduleRules: stored }: Show, shows: Shows) {
  const toast = useToast();
  const rules = useMemo(() => new Set<string>(stored ?? scheduleRules), [stored]);
  const choose = useCallback(
    (chosen: readonly string[]): void => {
      const on = allRules.filter((rule) => chosen.includes(rule));
      shows.update(id, { scheduleRules: on }).catch((error: unknown) => {
        const description = failureText(error, 'Something went wrong. Try again.');
        toast.show({ tone: 'stop', title: 'The rules were not changed', description });
      });
    },
    [id, shows, toast],
  );
  return { rules, choose };
}
