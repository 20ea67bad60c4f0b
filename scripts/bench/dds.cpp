// Solves the bridge deals on standard input (trump, leader, cards as PBN) with libdds on one thread
// and prints the milliseconds of each.
#include <dds/dll.h>

#include <chrono>
#include <cstdio>
#include <cstring>

int main() {
  SetMaxThreads(1);
  dealPBN deal;
  char cards[100];
  std::memset(&deal, 0, sizeof deal);
  while (std::scanf("%d %d %99[^\n]", &deal.trump, &deal.first, cards) == 3) {
    std::strncpy(deal.remainCards, cards[0] == ' ' ? cards + 1 : cards, sizeof deal.remainCards - 1);
    futureTricks tricks;
    const auto start = std::chrono::steady_clock::now();
    const int code = SolveBoardPBN(deal, -1, 1, 1, &tricks, 0);
    const std::chrono::duration<double, std::milli> passed = std::chrono::steady_clock::now() - start;
    if (code != RETURN_NO_FAULT) return 1;
    std::printf("%f\n", passed.count());
  }
  return 0;
}
