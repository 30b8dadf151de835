/** The public API of the design system, reviewed name by name; the one React entry of the package. */
export {
  Accordion,
  type AccordionItem,
  type AccordionProps,
} from './components/Accordion/Accordion';
export { Banner, type BannerProps } from './components/Banner/Banner';
export { Brand, type BrandProps } from './components/Brand/Brand';
export {
  Breadcrumb,
  type BreadcrumbItem,
  type BreadcrumbProps,
} from './components/Breadcrumb/Breadcrumb';
export { Button, type ButtonOwnProps, type ButtonProps } from './components/Button/Button';
export type { ButtonSize, ButtonVariant } from './components/Button/constants';
export { Card, type CardProps } from './components/Card/Card';
export { CardGrid, type CardGridProps } from './components/Card/CardGrid';
export {
  CheckboxGroup,
  type CheckboxGroupProps,
  type Choice,
} from './components/CheckboxGroup/CheckboxGroup';
export { Checkbox } from './components/CheckboxGroup/Choice.styles';
export { Dialog, type DialogProps } from './components/Dialog/Dialog';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState';
export { ErrorBoundary, type ErrorBoundaryProps } from './components/ErrorBoundary/ErrorBoundary';
export { Field, type FieldControl, type FieldProps } from './components/Field/Field';
export { FormActions } from './components/Form/FormActions';
export { FormError, type FormErrorProps } from './components/Form/FormError';
export { FieldRow, FormSection, type FormSectionProps } from './components/Form/FormSection';
export {
  IconButton,
  type IconButtonOwnProps,
  type IconButtonProps,
} from './components/IconButton/IconButton';
export { Kbd } from './components/Kbd/Kbd';
export type {
  MenuAction,
  MenuItem,
  MenuLink,
  MenuRadio,
  MenuSection,
} from './components/Menu/items';
export { Menu, type MenuProps } from './components/Menu/Menu';
export { Page, type PageProps } from './components/Page/Page';
export { Pagination, type PaginationProps } from './components/Pagination/Pagination';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/PasswordField';
export { Progress, type ProgressProps } from './components/Progress/Progress';
export { QrCode, type QrCodeProps } from './components/QrCode/QrCode';
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from './components/RadioGroup/RadioGroup';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField';
export { Select, type SelectOption, type SelectProps } from './components/Select/Select';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner';
export { StatusBadge, type StatusBadgeProps } from './components/StatusBadge/StatusBadge';
export {
  TabPanel,
  Tabs,
  type TabItem,
  type TabPanelProps,
  type TabsProps,
} from './components/Tabs/Tabs';
export { Tag } from './components/Tag/Tag';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea';
export { TextField, type TextFieldProps } from './components/TextField/TextField';
export { ThemeToggle, type ThemeToggleProps } from './components/ThemeToggle/ThemeToggle';
export { useToast, type ToastControl, type ToastMessage } from './components/Toast/toast';
export { ToastProvider } from './components/Toast/ToastProvider';
export { Toolbar } from './components/Toolbar/Toolbar';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden';
export { failureText } from '../errors/failure-text';
export { LazyBoundary } from './lazy/LazyBoundary';
export { LazyPart } from './lazy/LazyPart';
export { lazyScreen, ScreenLoadError, type LazyScreen } from './lazy/lazyScreen';
export { screenRoutes } from './lazy/screenRoutes';
export { OnMount } from './navigation/OnMount';
export {
  useScrollAndFocusRestoration,
  type ScreenLocation,
} from './navigation/useScrollAndFocusRestoration';
/** The same code as `shared-ui/storage` and `shared-ui/text`, from which built remotes take it, too: a page has it once. */
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
} from '../storage';
export { isolateDirection, truncateForList, truncateForSentence } from '../text';
/** With which built remotes check their files before they run them. */
export { checkModules } from '../contracts';
export { media } from './theme/media';
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
export { useTheme, type ThemeControl } from './theme/useTheme';
export type { Tone } from './tone';

/** Makes the icons of lucide-react. Built remotes take it from the shell, and bring only their own icons' shapes. */
// oxlint-disable-next-line no-restricted-imports -- Not an icon: what all of them are made with.
export { createLucideIcon } from 'lucide-react';
