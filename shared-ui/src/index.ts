/** The public API of the design system, reviewed name by name; the only React entry of the package. */
export { writeClock } from './clock/clock-store';
export { useClock } from './clock/useClock';
export { clockLabels, useClockMenu } from './clock/useClockMenu';
export { Accordion } from './components/Accordion/Accordion';
export { Banner } from './components/Banner/Banner';
export { Brand } from './components/Brand/Brand';
export { Breadcrumb } from './components/Breadcrumb/Breadcrumb';
export { Button, type ButtonOwnProps, type ButtonProps } from './components/Button/Button';
export { Card } from './components/Card/Card';
export { CardGrid, type CardGridProps } from './components/Card/CardGrid';
export { CheckboxGroup, type Choice } from './components/CheckboxGroup/CheckboxGroup';
export { Checkbox, ChoiceRow, Radio } from './components/CheckboxGroup/Choice.styles';
export { Dialog, type DialogProps } from './components/Dialog/Dialog';
export { EmptyState } from './components/EmptyState/EmptyState';
export { ErrorBoundary } from './lazy/ErrorBoundary';
export { Field } from './components/Field/Field';
export { FormActions } from './components/Form/FormActions';
export { FormError } from './components/Form/FormError';
export { FieldRow, FormSection } from './components/Form/FormSection';
export { FullWindow } from './components/FullWindow/FullWindow';
export { IconButton, type IconButtonOwnProps } from './components/IconButton/IconButton';
export { Kbd } from './components/Kbd/Kbd';
export type { MenuItem } from './components/Menu/items';
export { Row, Stack } from './components/Layout/Layout';
export { Menu } from './components/Menu/Menu';
export { Muted } from './components/Muted/Muted';
export { DocumentTitle } from './components/DocumentTitle/DocumentTitle';
export { Page } from './components/Page/Page';
export { Pagination } from './components/Pagination/Pagination';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/PasswordField';
export { Progress } from './components/Progress/Progress';
export { QrCode } from './components/QrCode/QrCode';
export { RadioGroup, type RadioOption } from './components/RadioGroup/RadioGroup';
export { SearchField } from './components/SearchField/SearchField';
export { Select } from './components/Select/Select';
export { Skeleton } from './components/Skeleton/Skeleton';
export { SkipLink } from './components/SkipLink/SkipLink';
export { Spinner } from './components/Spinner/Spinner';
export { StatusBadge } from './components/StatusBadge/StatusBadge';
export { TabPanel, Tabs } from './components/Tabs/Tabs';
export { Tag } from './components/Tag/Tag';
export { TextArea } from './components/TextArea/TextArea';
export { TextField, type TextFieldProps } from './components/TextField/TextField';
export { TimeField, type TimeFieldProps } from './components/TimeField/TimeField';
export { ThemeToggle } from './components/ThemeToggle/ThemeToggle';
export { useToast } from './components/Toast/toast';
export { ToastProvider } from './components/Toast/ToastProvider';
export { Toolbar } from './components/Toolbar/Toolbar';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden';
export { LazyBoundary } from './lazy/LazyBoundary';
export { LazyPart } from './lazy/LazyPart';
export { lazyScreen, ScreenLoadError } from './lazy/lazyScreen';
export { LOAD_LIMIT_MILLIS } from './lazy/load-limit';
export { screenRoutes } from './lazy/screenRoutes';
export { useIsLate } from './lazy/useIsLate';
export { savesData } from './lazy/saves-data';
export { whenIdle } from './lazy/when-idle';
export { OnMount } from './navigation/OnMount';
export { useScrollAndFocusRestoration } from './navigation/useScrollAndFocusRestoration';
/** Built remotes import `@standby/storage` and `shared-ui/text` from here, so that a page has them once. */
export {
  createExclusive,
  isQuarantinedFrom,
  isStorageFull,
  openBrowserStorage,
  openSafeStorage,
  openTabStorage,
  quarantine,
  quarantineKey,
  quarantineLatest,
  timedCopies,
} from '@standby/storage';
export {
  clocks,
  defaultClock,
  formatDate,
  formatDateAt,
  formatMoment,
  formatTime,
  formatTimeOfDay,
  isolateDirection,
  localeOfZone,
  NEUTRAL_CLOCK,
  parseTimeOfDay,
  readerLocale,
  readTypedTime,
  truncateForList,
  truncateForSentence,
  UNREADABLE_TIME,
} from '../text';
/**
 * Built remotes check their files with this function before they run them. They import it from the
 * page's shared module.
 */
// oxlint-disable-next-line no-restricted-imports -- The only part of the contracts that this module re-exports.
export { checkModules } from '@standby/contracts';
export { media } from './theme/media';
export { pressedInForcedColors } from './theme/pressed';
export type { Theme } from './theme/theme-store';
export {
  color,
  font,
  icon,
  layer,
  motion,
  radius,
  shadow,
  size,
  space,
  stroke,
  text,
  textStyle,
  weight,
  extent,
} from './theme/tokens';
export { useTheme } from './theme/useTheme';
export type { Tone } from './tone';

/**
 * Makes the icons of lucide-react. Built remotes import this function from the shell, and contain
 * only the shapes of their icons.
 */
// oxlint-disable-next-line no-restricted-imports -- Not an icon: what all of them are made with.
export { createLucideIcon } from 'lucide-react';
