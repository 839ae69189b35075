import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

type ExamSearchProps = { id: string; action: string; placeholder: string | null };

/** Sends the question to the page of exams, whose list takes it from the address (`?busca=`). */
export function ExamSearch({ id, action, placeholder }: ExamSearchProps) {
  return (
    <form className="field" aria-label="Busca de exames" action={action} method="get">
      <label htmlFor={id}>Nome do exame</label>
      <input
        id={id}
        type="search"
        name="busca"
        placeholder={placeholder ?? undefined}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit">
        <Icon name="search" size={20} /> Buscar exame
      </Button>
    </form>
  );
}
