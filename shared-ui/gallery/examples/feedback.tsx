import {
  Banner,
  Button,
  EmptyState,
  ErrorBoundary,
  Progress,
  Skeleton,
  Spinner,
  StatusBadge,
  Tag,
  ToastProvider,
  useToast,
} from '@standby/shared-ui';

export function BannerExample() {
  return (
    <Banner
      tone="standby"
      title="Two seats are held twice"
      text="Open the plan and release one of them."
      action={<Button size="small">Open the plan</Button>}
    />
  );
}

export function EmptyStateExample() {
  return (
    <EmptyState
      title="No seats are sold"
      text="The first one appears here."
      action={<Button>Sell a seat</Button>}
    />
  );
}

export function ErrorBoundaryExample() {
  return (
    <ErrorBoundary
      fallback={(_, reset) => <Button onClick={reset}>The plan is not here. Try again</Button>}
    >
      <p>The plan of the house</p>
    </ErrorBoundary>
  );
}

export function ProgressExample() {
  return <Progress label="Reading the seats" value={40} />;
}

export function SkeletonExample() {
  return <Skeleton height="2rem" />;
}

export function SpinnerExample() {
  return <Spinner label="Loading the seats" />;
}

export function StatusBadgeExample() {
  return <StatusBadge tone="go">On sale</StatusBadge>;
}

export function TagExample() {
  return <Tag>Balcony</Tag>;
}

export function UseToastExample() {
  const toast = useToast();
  return (
    <Button onClick={() => toast.show({ tone: 'go', title: 'Seat A12 is sold' })}>
      Tell the box office
    </Button>
  );
}

export function ToastProviderCode() {
  // The shell has one around your screens. A test that renders one of them alone needs it.
  return (
    <ToastProvider>
      <p>The screen under test</p>
    </ToastProvider>
  );
}
