import { Button, Muted } from '@standby/shared-ui';
import { licenseKeys } from '../../../domain/plan';
import { useComingSoonToast } from '../useComingSoonToast';
import { Block } from './Block';
import * as S from './Sidebar.styles';

/** Block with the keys of bought desktop licenses. */
export function LicenseKeys() {
  const showComingSoon = useComingSoonToast();
  const handlePurchase = (): void =>
    showComingSoon('Purchase is not here yet', 'It will sell keys that unlock the desktop app.');

  return (
    <Block
      title="License Keys"
      action={
        <Button size="small" onClick={handlePurchase}>
          Purchase
        </Button>
      }
    >
      {licenseKeys.length === 0 ? (
        <Muted>None available</Muted>
      ) : (
        <S.List role="list">
          {licenseKeys.map((key) => (
            <S.Row key={key}>{key}</S.Row>
          ))}
        </S.List>
      )}
    </Block>
  );
}
