import { useCallback, useState } from 'react';
import { openBrowserStorage } from '@standby/storage';
import { ruleLabels, scheduleRules } from '../../domain/schedule/conflicts';
import { workRuleLabels, workRules } from '../../domain/schedule/work-limits';

/** Which rules are on, in this browser. */
const STORAGE_KEY = 'standby:schedule-rules';

const allRules = [...scheduleRules, ...workRules] as const;
const labels = { ...ruleLabels, ...workRuleLabels };

/** In the order of the menu. */
export const ruleOptions = allRules.map((rule) => ({ value: rule, label: labels[rule] }));

function readRules(): ReadonlySet<string> {
  const stored = openBrowserStorage().read(STORAGE_KEY);
  if (stored === null) return new Set(scheduleRules);
  const on = stored.split(' ');
  return new Set(allRules.filter((rule) => on.includes(rule)));
}

/** By which rules it is said what does not fit. */
export function useScheduleRules() {
  const [rules, setRules] = useState(readRules);
  const choose = useCallback((chosen: readonly string[]): void => {
    const on = allRules.filter((rule) => chosen.includes(rule));
    setRules(new Set(on));
    // Where storage is blocked the choice lasts until the page is closed.
    openBrowserStorage().write(STORAGE_KEY, on.join(' '));
  }, []);
  return { rules, choose };
}
